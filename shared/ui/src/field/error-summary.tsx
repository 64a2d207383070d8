import { useEffect, useRef, type MouseEvent } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { styled } from '../system/styled.ts'

const List = styled('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    '& a': {
      color: 'danger.text',
      textDecoration: 'underline',
      textUnderlineOffset: '0.22em',
      display: 'inline-block',
      minHeight: '6',
    },
  },
})

/**
 * Focus the control itself: a jump to `#id` alone would leave the keyboard where it was and touch the router's address.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

/**
 * What is wrong in a form, with links to the fields; takes the focus whenever `submitCount` grows. Shows nothing
 * without errors.
 */
export function ErrorSummary({
  errors,
  submitCount = 0,
}: {
  errors: readonly { fieldId: string; message: string }[]
  submitCount?: number
}) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (submitCount > 0) panel.current?.focus()
  }, [submitCount])
  if (errors.length === 0) return null
  return (
    <div ref={panel} tabIndex={-1} data-error-summary>
      <Notice tone="danger" title={`入力内容をご確認ください（${errors.length}件）`}>
        <List>
          {errors.map(error => (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`} onClick={focusField}>
                {error.message}
              </a>
            </li>
          ))}
        </List>
      </Notice>
    </div>
  )
}
