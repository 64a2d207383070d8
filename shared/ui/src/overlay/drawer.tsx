import { useId, type ReactNode } from 'react'
import { Appear, Presence } from '../motion/presence.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Heading } from '../layout/primitives.tsx'
import { styled } from '../system/styled.ts'
import { Modal } from './modal.tsx'

const Panel = styled(Appear, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'min(22rem, calc(100vw - 3rem))',
    height: 'full',
    bg: 'bg.surface',
    boxShadow: 'overlay',
    overflowY: 'auto',
  },
})
const Head = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: '5',
    minHeight: '16',
    borderBottomWidth: '1px',
    borderColor: 'line',
    flexShrink: 0,
  },
})
const Body = styled('div', { base: { paddingInline: '3', paddingBlock: '3', flex: 1 } })

interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The edge that it slides in from; `right` unless said. */
  side?: 'left' | 'right'
}

/** A panel at the edge of the screen, for menus and filters. */
export function Drawer({ isOpen, onClose, title, children, side = 'right' }: DrawerProps) {
  const titleId = useId()
  return (
    <Presence>
      {isOpen && (
        <Modal key="drawer" titleId={titleId} place={side} onClose={onClose}>
          <Panel from={side === 'left' ? 'translateX(-40px)' : 'translateX(40px)'}>
            <Head>
              <Heading id={titleId} size="sm">
                {title}
              </Heading>
              <IconButton icon="close" label="閉じる" onClick={onClose} />
            </Head>
            <Body>{children}</Body>
          </Panel>
        </Modal>
      )}
    </Presence>
  )
}
