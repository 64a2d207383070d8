/** Has the browser download what a signed link points to, under a name, without leaving the page. */
export function download({ download_url, file_name }: { download_url: string; file_name: string }): void {
  const link = document.createElement('a')
  link.href = download_url
  link.download = file_name
  link.click()
}
