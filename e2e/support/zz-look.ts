import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from './browser.ts';
const origin='http://localhost:4490';
const [who='seller', locale='pt-BR', scheme='light', size='360x800', prefix='a', ...paths]=process.argv.slice(2);
const [width,height]=size.split('x').map(Number) as [number,number];
const browser=await chromium.launch({executablePath:findChromium(),args:chromiumFlags});
const page=await browser.newPage({viewport:{width,height},isMobile:width<900,hasTouch:width<900,deviceScaleFactor:width<900?1.5:1,baseURL:origin,locale,colorScheme:scheme as 'light',reducedMotion:'reduce'});
page.on('console',m=>{if(m.type()==='error')console.log('CONSOLE',page.url(),m.text().slice(0,200))});page.on('pageerror',e=>console.log('ERR',page.url(),String(e).slice(0,300)));
await page.goto('/?locale='+locale); await page.locator('input[name=username]').fill(who); await page.locator('input[name=password]').fill('vitrine-demo-2026'); await page.locator('[type=submit]').click(); await page.waitForURL(u=>u.pathname!=='/');
let i=0; for(let p of paths){ if(p.startsWith('@')){const [a,name]=p.slice(1).split('|');await page.goto(a!);await page.waitForTimeout(1500);const h=await page.getByRole('link',{name:new RegExp(name!)}).first().getAttribute('href');p=h!+(p.split('|')[2]??'');console.log(p)} await page.goto(p).catch(()=>{}); await page.waitForTimeout(1800); await page.screenshot({path:`/tmp/shots/${prefix}${i++}.png`}); }
await browser.close();
