import '@site/ui/styles/tokens.css';
