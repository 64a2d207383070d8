import { screen, userEvent } from '@invoice-card/config/testing'
import { useState } from 'react'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'
import { Table } from '../data/table.tsx'
import { show } from '../testing/show.tsx'
import { focusHome } from './focus-home.ts'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function Names({ home }: { home: object }) {
  const [names, setNames] = useState(['one', 'two'])
  return (
    <main>
      <h1>Names</h1>
      <div {...home}>
        {names.length > 0 && (
          <ul aria-label="Names" {...focusHome()}>
            {names.map(name => (
              <li key={name}>
                <button onClick={() => setNames(before => before.filter(other => other !== name))}>{name}</button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </main>
  )
}

test('the focus that went with its control goes to the nearest home that is still there', async () => {
  show(<Names home={focusHome('h1')} />)
  await press('one')
  expect(screen.getByRole('list')).toHaveFocus()
  await press('two')
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('where nothing is a home, the focus is left to the browser', async () => {
  show(<Names home={{}} />)
  await press('one')
  await press('two')
  expect(document.body).toHaveFocus()
})

test('a control that goes after the focus was given up takes nobody anywhere', async () => {
  const { rerender } = show(
    <main {...focusHome('h1')}>
      <h1>Names</h1>
      <button>one</button>
    </main>,
  )
  await press('one')
  await userEvent.click(document.body)
  rerender(
    <main {...focusHome('h1')}>
      <h1>Names</h1>
    </main>,
  )
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})

function Rows({ isListed }: { isListed: (isConfirmed: boolean, isOpen: boolean) => boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isConfirmed, setIsConfirmed] = useState(false)
  return (
    <>
      <Table
        caption="Drafts"
        rowKey={row => row}
        rows={isListed(isConfirmed, isOpen) ? ['draft', 'other'] : ['other']}
        columns={[
          { key: 'name', header: 'Name', cell: row => row },
          {
            key: 'actions',
            header: 'Actions',
            cell: row => row === 'draft' && <button onClick={() => setIsOpen(true)}>delete</button>,
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete?"
        onConfirm={() => setIsConfirmed(true)}
        onCancel={() => setIsOpen(false)}
      >
        Really?
      </ConfirmDialog>
    </>
  )
}

test.each([
  ['while its dialog is still open', (isConfirmed: boolean) => !isConfirmed],
  ['as its dialog closes', (isConfirmed: boolean, isOpen: boolean) => !isConfirmed || isOpen],
])('a row that goes %s leaves the focus to its table', async (_, isListed) => {
  show(<Rows isListed={isListed} />)
  await press('delete')
  await press('はい')
  await press('いいえ')
  expect(await screen.findByRole('table', { name: 'Drafts' })).toHaveFocus()
})

// A page under an open dialog takes no focus: a home that was tried then had lost it for good.
test('a control removed while a dialog moves out leaves the focus to its home', async () => {
  const page = (isListed: boolean, isOpen: boolean) => (
    <main {...focusHome('h1')}>
      <h1>Names</h1>
      {isListed && <button>one</button>}
      {isOpen && <dialog open />}
    </main>
  )
  const { rerender } = show(page(true, false))
  await press('one')
  rerender(page(true, true))
  rerender(page(false, true))
  await Promise.resolve()
  expect(document.body).toHaveFocus()
  rerender(page(false, false))
  await Promise.resolve()
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('a dialog that is closed without a change gives the focus back to what opened it', async () => {
  show(<Rows isListed={() => true} />)
  await press('delete')
  await press('いいえ')
  expect(screen.getByRole('button', { name: 'delete' })).toHaveFocus()
})
