import { remoteSources } from '@site/remote-kit/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({ plugins: [remoteSources], test: { include: ['src/**/*.test.{ts,tsx}'] } });
