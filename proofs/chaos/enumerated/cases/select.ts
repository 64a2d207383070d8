import { allCases, type Case, nameOf, pairwise } from './cases.ts'

/** The cases of a run: all of them, those that match a pattern, or few that still cover every pair. */
export function selectCases({ only, short }: { readonly only: readonly string[]; readonly short: boolean }): Case[] {
  const chosen =
    only.length === 0 ? allCases : allCases.filter(one => only.some(pattern => isLike(nameOf(one), pattern)))
  return short ? pairwise(chosen) : [...chosen]
}

const isLike = (name: string, pattern: string): boolean => {
  const parts = name.split('/')
  const wanted = pattern.split('/')
  return wanted.every((part, index) => part === '*' || part === parts[index])
}
