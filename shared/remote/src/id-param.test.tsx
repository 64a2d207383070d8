import { render, screen } from '@invoice-card/config/testing'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useIdParam } from './id-param.ts'

const Screen = () => <p>{`${useIdParam()} of ${useIdParam('accountId')}`}</p>

test.each([
  ['7/accounts/15', '7 of 15'],
  ['abc/accounts/1.5', '0 of 0'],
  ['-3/accounts/0', '0 of 0'],
  ['9007199254740993/accounts/NaN', '0 of 0'],
])('the ids of %s are %s', (address, ids) => {
  const routes = [{ path: '/:id/accounts/:accountId', Component: Screen }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/${address}`] })} />)
  expect(screen.getByText(ids)).toBeInTheDocument()
})
