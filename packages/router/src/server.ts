/** Router of the composer: one fixed location. */
export { StaticRouter } from 'react-router-dom';
