import { defineConfig } from 'vitest/config';
import { manifestPlugin } from './config/manifestPlugin.ts';
import { tokensPlugin } from './config/tokensPlugin.ts';

const reporters: (string | [string, object])[] = process.env.TEST_RESULT ? ['default', ['json', { outputFile: process.env.TEST_RESULT }]] : ['default'];

export default defineConfig({
  test: {
    reporters,
    projects: [
      { plugins: [manifestPlugin(), tokensPlugin()], test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], environment: 'node' } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 } },
    ],
  },
});
