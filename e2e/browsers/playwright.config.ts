import { defineConfig } from '@playwright/test'
import { firefoxPath, instance, isReportRequested, retries, webKit } from '../environment.ts'

/**
 * One paid journey each in the browsers that are installed beside Chromium (decision 0146). Firefox is driven by
 * Playwright through WebDriver BiDi, WebKit by Selenium.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browsers',
  workers: 1,
  retries,
  forbidOnly: true,
  timeout: 180_000,
  // Ends the browsers too, so that a run that hangs leaves none behind.
  globalTimeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(isReportRequested ? [['json'] as const] : [])],
  use: {
    baseURL: instance.edge_origin,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // In Firefox either adds a style to the page, which the page's policy stops.
    trace: 'off',
    screenshot: 'off',
  },
  projects: [
    ...(firefoxPath
      ? [
          {
            name: 'firefox',
            testMatch: 'firefox.spec.ts',
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefoxPath },
            },
          },
        ]
      : []),
    ...(webKit ? [{ name: 'webkit', testMatch: 'webkit.spec.ts' }] : []),
  ],
})
