/** Shared with remotes, loaded by the first screen that needs it. Naming it here makes the host offer it. */
export const lazyLibraries = {
  formik: () => import('formik'),
}
