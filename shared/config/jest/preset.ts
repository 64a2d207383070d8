import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Config } from 'jest'

const require = createRequire(import.meta.url)
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

// These ship CommonJS that Node runs as it is. Whatever else a test imports may be ESM (jotai, ky, our own packages)
// and goes through swc.
const commonJs = [
  'react@',
  'react-dom@',
  'react-router@',
  'react-router-dom@',
  'scheduler@',
  'formik@',
  'lodash',
  '@testing-library\\+',
  '@emotion\\+',
  '@chakra-ui\\+',
  '@pandacss\\+',
  'aria-query@',
  'dom-accessibility-api@',
  'pretty-format@',
  'jest',
  '@jest\\+',
  '@swc\\+',
]

/**
 * Jest settings of every browser package: jsdom with Node's fetch and streams, swc for TypeScript and ESM, jest-dom
 * matchers.
 * `jest.config.mjs` beside this file runs it over all of them; tests import their tools from
 * `@invoice-card/config/testing`.
 */
const preset: Config = {
  testEnvironment: here('./environment.ts'),
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [here('./setup.ts')],
  // As in the build: what an element is handed that it does not know is then warned of by React.
  moduleNameMapper: { '^@emotion/is-prop-valid$': here('../webpack/is-prop-valid.js') },
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json'],
  transform: {
    '\\.(m?[jt]s|tsx)$': [
      require.resolve('@swc/jest'),
      {
        isModule: 'unknown',
        jsc: { target: 'es2024', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(${commonJs.join('|')})`],
}

export default preset
