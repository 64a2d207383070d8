/** What the bare server is started with. */
export const readBareEnvironment = () => ({
  port: Number(process.env.PORT),
  databaseUrl: process.env.DATABASE_URL ?? '',
})

/** The Chromium to draw invoices with, where somebody names one. */
export const readBrowserPath = () => process.env.CHROMIUM ?? ''

/** Where sources that were compiled before are found: half of a server's start. */
export const readCompileCache = () => process.env.NODE_COMPILE_CACHE

/** Has the test kit make its databases on this server. */
export const useServer = (url: string): void => {
  process.env.DATABASE_URL = url
}
