// Shared libraries are agreed on before the first module asks for one.
import('./bootstrap.jsx');
