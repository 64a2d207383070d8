import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'
import { browserFlags, browserPath } from '../environment.ts'

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

/**
 * The Chromium that `CHROMIUM` names, else Playwright's own where it is downloaded, else an installed one. @param
 * publicKeyHash of the certificate that it takes without asking, so that it caches.
 */
export const launchBrowser = (publicKeyHash?: string): Promise<Browser> =>
  chromium.launch({
    executablePath: [browserPath ?? '', chromium.executablePath(), ...installed].find(existsSync),
    args: [...browserFlags, ...(publicKeyHash ? [`--ignore-certificate-errors-spki-list=${publicKeyHash}`] : [])],
  })
