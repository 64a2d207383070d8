/** What the processes that work on one file of a user may take together, beside its limits of time. */
export interface FileBudget {
  /** User and system time of all threads. */
  readonly cpuMs: number
  /** Resident, of those that run at the same time; native libraries and WebAssembly count. */
  readonly memoryBytes: number
}

export const defaultFileBudget: FileBudget = { cpuMs: 180_000, memoryBytes: 1_536 * 1024 ** 2 }
