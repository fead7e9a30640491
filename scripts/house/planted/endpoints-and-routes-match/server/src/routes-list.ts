process.stdout.write(JSON.stringify([{ method: 'POST', url: '/api/v1/reward-store' }, { method: 'HEAD', url: '/api/v1/x' }, { method: 'GET', url: '/readyz' }]));
