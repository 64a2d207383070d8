import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { readBrowserPath } from '../../environment.ts'

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

/**
 * The Chromium that `CHROMIUM` names, else Playwright's own, else an installed one. It opens files of this machine
 * only.
 */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = [readBrowserPath(), chromium.executablePath(), ...installed].find(existsSync)
  if (!executablePath)
    throw new Error('No Chromium was found. Install Chromium or Chrome, or set CHROMIUM to its path.')
  return chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--font-render-hinting=none', '--disable-background-networking'],
  })
}
