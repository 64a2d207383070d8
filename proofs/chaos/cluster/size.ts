/** How many of each process the product runs with. */
export interface ClusterSize {
  readonly edges: number
  readonly apis: number
  readonly workers: number
}

export type Kind = 'edge' | 'api' | 'worker' | 'examiner' | 'postgres'
