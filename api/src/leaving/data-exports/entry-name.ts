/** Longest name that every file system takes in UTF-8, with room for a folder. */
const maxLength = 80

/** A name as every system takes it: no way out of its folder, no character that Windows refuses. */
export function safeFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '_')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const [, stem = safe, extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/su.exec(safe) ?? []
  return ([...stem].slice(0, maxLength).join('') || 'file') + extension
}
