import type { ReactNode } from 'react'
import { styled } from '../system/styled.ts'
import type { laterScenes } from './later-scenes.tsx'

const Drawing = styled('svg', {
  base: {
    width: '9rem',
    height: '6.75rem',
    fill: 'none',
    stroke: 'accent.600',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .ground': { fill: 'accent.50', stroke: 'none' },
    '& .paper': { fill: 'bg.surface' },
    '& .soft': { stroke: 'accent.200' },
  },
})

const firstScenes = {
  /** A plug pulled out: a part of the service cannot be reached. */
  broken: (
    <>
      <path className="paper" d="M40 52h14l0-10h12a10 10 0 0 1 10 10v0a10 10 0 0 1-10 10H54V52" />
      <path d="M112 52H98M98 40v24h-8a10 10 0 0 1-6-4M98 40h-8a10 10 0 0 0-6 4" />
      <path className="soft" d="M78 34l-3-8M82 72l3 8M80 53h.010" />
    </>
  ),
}

/** Which picture an empty view shows. */
export type Scene = keyof typeof firstScenes | keyof typeof laterScenes

let known: Readonly<Partial<Record<Scene, ReactNode>>> = firstScenes

/** Makes all pictures known; until then there is that of an error. */
export function learnScenes(later: typeof laterScenes): void {
  known = { ...firstScenes, ...later }
}

/** A line drawing of ours; decoration only. */
export function Illustration({ scene }: { scene: Scene }) {
  return (
    <Drawing viewBox="0 0 148 110" aria-hidden>
      <ellipse className="ground" cx="76" cy="58" rx="64" ry="48" />
      {known[scene]}
    </Drawing>
  )
}
