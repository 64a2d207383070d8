/** A file to download, as the API's answers name it. */
export interface DownloadedFile {
  /** A signed link, or an object URL of a file made here. */
  readonly download_url: string
  readonly file_name: string
}

/** Has the browser download a file under its name, without leaving the page. */
export function download({ download_url, file_name }: DownloadedFile): void {
  const link = document.createElement('a')
  link.href = download_url
  link.download = file_name
  link.click()
}
