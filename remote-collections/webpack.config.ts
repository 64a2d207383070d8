import { defineRemote } from '@invoice-card/config/webpack'

export default defineRemote('remote_collections', 'collections', import.meta.dirname)
