/** Has the browser download what a signed link points to, under a name, without leaving the page. */
export function download({
  download_url,
  file_name,
}: {
  readonly download_url: string
  readonly file_name: string
}): void {
  const link = document.createElement('a')
  link.href = download_url
  link.download = file_name
  link.click()
}
