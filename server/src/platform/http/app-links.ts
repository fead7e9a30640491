import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/index.ts';
import { notFound } from './refusal.ts';

/** Tells phones which app opens the links of this portal, where the operator names it: Android by its certificates, iOS by its team (MOB-01). */
export function answerAppLinks(app: FastifyInstance, settings: Pick<Settings, 'NATIVE_ANDROID' | 'NATIVE_IOS'>): void {
  app.get('/.well-known/assetlinks.json', async (_request, reply) => {
    const [name, prints] = settings.NATIVE_ANDROID?.split(' ') ?? [];
    if (name === undefined || prints === undefined) throw notFound();
    return reply.type('application/json').send([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: prints.split(',') },
      },
    ]);
  });
  app.get('/.well-known/apple-app-site-association', async (_request, reply) => {
    if (settings.NATIVE_IOS === undefined) throw notFound();
    // The console is no screen of the app, and files and calls are none of anybody's.
    const components = [
      ...['/console/*', '/api/*', '/o/*', '/media/*', '/public/*'].map((path) => ({ '/': path, exclude: true })),
      { '/': '/*' },
    ];
    return reply.type('application/json').send({ applinks: { details: [{ appIDs: [settings.NATIVE_IOS], components }] } });
  });
}
