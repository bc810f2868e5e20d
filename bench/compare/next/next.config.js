/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Without it Next.js looks for the root of the project in the folders above.
  turbopack: { root: import.meta.dirname },
};
