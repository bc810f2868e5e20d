export { StaticLocation } from './navigation-provider.tsx';
