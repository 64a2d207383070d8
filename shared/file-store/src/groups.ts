/**
 * Groups of files that are not accepted yet. They change by the second and are gone within a day, so nothing copies
 * them: a copy would come back in place of what was put since.
 */
export const unfinishedGroups = ['uploads', 'candidates'] as const

/**
 * Name of the advisory lock of PostgreSQL (by `hashtext`) about the removal of finished files: a process that removes
 * one takes it shared for that moment, a backup takes it alone while it copies the files that its snapshot names
 * (decision 0140).
 */
export const removalLockName = 'stored-files'
