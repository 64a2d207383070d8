import type { ReactNode } from 'react'
import { styled } from '../../system/styled.ts'

const Mark = styled('span', {
  base: {
    display: 'inline-block',
    marginInlineStart: '2',
    paddingInline: '1.5',
    borderWidth: '1px',
    borderColor: 'currentColor',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
  },
  variants: { required: { true: { color: 'danger.text' }, false: { color: 'fg.muted' } } },
})

/** 必須 or 任意, as a badge. */
export function RequirementMark({ required }: { required: boolean | undefined }) {
  if (required === undefined) return null
  return <Mark required={required}>{required ? '必須' : '任意'}</Mark>
}

const Help = styled('div', { base: { fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug', maxWidth: '44em' } })

/** Help between label and control. */
export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return children ? <Help id={id}>{children}</Help> : null
}

const Failure = styled('p', {
  base: { fontSize: 'sm', color: 'danger.text', lineHeight: 'snug', fontWeight: 'medium', whiteSpace: 'pre-line' },
})

/**
 * What is wrong and what to do, under the control; several errors on a line each. `isLive` where it comes in answer to
 * an action that takes the focus nowhere: it is then read out.
 */
export function FieldError({
  id,
  isLive,
  children,
}: {
  id: string
  isLive?: boolean | undefined
  children: string | false | undefined
}) {
  return children ? (
    <Failure id={id} role={isLive ? 'alert' : undefined}>
      ＊{children}
    </Failure>
  ) : null
}
