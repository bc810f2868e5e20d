import '@site/ui/styles/base.css';
