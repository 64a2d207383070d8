/** Keys of everything that belongs to an uploaded file. */
export const fileKeys = {
  /** As the browser put it, not yet validated. */
  upload: (fileId: string) => `uploads/${fileId}`,
  /** Taken out of the browser's reach, being validated. */
  candidate: (fileId: string) => `candidates/${fileId}`,
  original: (fileId: string) => `originals/${fileId}`,
  /** Signed ends of the audit chains. */
  anchor: (number: number) => `anchors/${String(number).padStart(8, '0')}.json`,
  page: (fileId: string, page: number) => `pages/${fileId}/${page}.png`,
}
