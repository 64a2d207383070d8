import { useId, type ReactNode } from 'react'
import { Appear, Presence } from '../motion/presence.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Heading } from '../layout/primitives.tsx'
import { wholeWords } from '../layout/whole-words.tsx'
import { styled } from '../system/styled.ts'
import { Modal } from './modal.tsx'

const Panel = styled(Appear, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    maxHeight: 'full',
    bg: 'bg.surface',
    borderRadius: 'xl',
    boxShadow: 'overlay',
  },
  variants: { size: { sm: { maxWidth: 'page.sm' }, md: { maxWidth: '36rem' }, lg: { maxWidth: 'page.md' } } },
})
const Head = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    paddingInline: '6',
    paddingTop: '6',
    paddingBottom: '2',
  },
})
const Close = styled('div', { base: { marginBlock: '-2.5', marginInlineEnd: '-3' } })
// Its fields end where its buttons do.
const Body = styled('div', {
  base: { paddingInline: '6', paddingBlock: '2', overflowY: 'auto', '--ic-sizes-field\\.lg': '100%' },
})
const Foot = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', sm: 'row' },
    justifyContent: 'flex-end',
    gap: '3',
    paddingInline: '6',
    paddingTop: '4',
    paddingBottom: '6',
  },
})

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the one that goes on last. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** `alertdialog` where an answer is asked for. */
  role?: 'alertdialog'
}

/** A modal dialog with title and close button; on a phone it comes up from the bottom edge. */
export function Dialog({ isOpen, onClose, title, children, actions, size = 'md', role }: DialogProps) {
  const titleId = useId()
  const bodyId = useId()
  return (
    <Presence>
      {isOpen && (
        <Modal
          key="dialog"
          titleId={titleId}
          descriptionId={role === 'alertdialog' ? bodyId : undefined}
          place="center"
          onClose={onClose}
          role={role}
        >
          <Panel from="translateY(12px) scale(0.98)" size={size}>
            <Head>
              <Heading id={titleId} size="md">
                {wholeWords(title)}
              </Heading>
              <Close>
                <IconButton icon="close" label="閉じる" onClick={onClose} />
              </Close>
            </Head>
            <Body id={bodyId}>{children}</Body>
            {actions && <Foot>{actions}</Foot>}
          </Panel>
        </Modal>
      )}
    </Presence>
  )
}
