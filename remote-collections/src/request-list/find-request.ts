import { collectionTabs, type CollectionTab } from '@invoice-card/domain'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { calls } from '../common/calls.ts'
import { paths } from '../paths.ts'

/** The list that a request stands in now, whichever it stood in when its notice was written, narrowed to it. */
export async function findRequest({ params, request: { signal } }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Promise<Response> {
  const id = Number(params['id'])
  if (!Number.isSafeInteger(id) || id < 1) return redirect(paths.list('request'))
  try {
    const { status, invoice_number, buyer_name } = await calls.collections.getRequestSeller({ params: { id } }, { signal })
    const tab = (Object.keys(collectionTabs) as CollectionTab[]).find(name => collectionTabs[name].includes(status)) ?? 'request'
    return redirect(paths.found(tab, invoice_number ?? buyer_name))
  }
  catch {
    // The list says itself what is wrong, and that there is nothing where it is not this company's.
    return redirect(paths.list('request'))
  }
}
