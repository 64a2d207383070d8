/** Files that are downloaded from here on: each as its text, once it is. */
export function watchDownloads() {
  const made: Blob[] = []
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const createObjectURL = (file: Blob) => {
    made.push(file)
    return 'blob:1'
  }
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() })
  return {
    /** The first one. Rejects while none is downloaded. */
    text: async (): Promise<string> => {
      const [file] = made
      if (!file || clicked.mock.calls.length === 0) throw new Error('Nothing was downloaded')
      return textOf(file)
    },
    /** What its name is. */
    name: () => (clicked.mock.contexts[0] as HTMLAnchorElement).download,
    end: () => clicked.mockRestore(),
  }
}

// jsdom has no `Blob.text()`.
const textOf = (file: Blob): Promise<string> =>
  new Promise(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(file)
  })
