/** Why a document cannot be opened. */
export type PdfProblem = 'file_encrypted' | 'file_broken'

export class PdfError extends Error {
  override name = 'PdfError'
  readonly problem: PdfProblem
  constructor(problem: PdfProblem, detail: string) {
    super(`${problem}: ${detail}`)
    this.problem = problem
  }
}
