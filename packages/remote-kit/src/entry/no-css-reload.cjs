/** Stands for what reloads stylesheets by their former names: the shell's script for developers takes the new ones over. */
module.exports = () => () => {};
