import { defineConfig } from '@playwright/test'
import { browserFlags, browserPath, dataDirectories, instance, isReportRequested, retries } from './environment.ts'

/**
 * Journeys through the running products. One at a time on each of them: some journeys switch parts of their product
 * off.
 */
export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  workers: dataDirectories.length,
  retries,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(isReportRequested ? [['json'] as const] : [])],
  use: {
    baseURL: instance.edge_origin,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 900 },
    // Frames of skeletons and spinners cost a quarter of the time (0082). What moves is asked for where it is tested.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording costs a quarter of the time. In CI the second run of a failed journey is recorded.
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    // Documents live for seconds: the two optimising compilers take a quarter of the browser's time and do not win it
    // back.
    launchOptions: {
      executablePath: browserPath,
      args: [...browserFlags, '--js-flags=--no-opt,--no-maglev', '--process-per-site'],
    },
  },
})
