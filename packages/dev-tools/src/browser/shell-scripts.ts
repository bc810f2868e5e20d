/** Returns the address of a script of the shell, as a pattern: its name changes with its content. */
export const shellScript = (name: string): string => `**/assets/static/${name}.*.js`;

/** The script that hydrates documents. */
export const application = shellScript('main');

/** The script that loads the application, where documents do not contain it: on pages that wait for a touch. */
export const starter = shellScript('start');
