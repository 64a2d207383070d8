import { defineRemote } from '@invoice-card/config/webpack'

export default defineRemote('remote_suppliers', 'suppliers', import.meta.dirname)
