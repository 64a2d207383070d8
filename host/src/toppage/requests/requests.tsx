import { useTakesNew } from '../../remotes/availability.ts'
import { Deposits } from './deposits.tsx'
import { NoRequests } from './no-requests.tsx'
import { useRequestCounts } from './request-counts.ts'
import { UnpaidRequests } from './unpaid-requests.tsx'

/** What the company has asked its buyers for: nothing where it may not ask and has never asked. */
export function Requests() {
  const isOn = useTakesNew('remote_collections') === true
  const counts = useRequestCounts()
  if (counts === null) return null
  const { request, decided, history, draft } = counts
  if (!isOn && request + decided + history + draft === 0) return null
  if (request + decided === 0) return <NoRequests isOn={isOn} history={history} draft={draft} />
  return (
    <>
      {request > 0 && <UnpaidRequests />}
      <Deposits />
    </>
  )
}
