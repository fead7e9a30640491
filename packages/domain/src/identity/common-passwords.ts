/** Passwords that everybody tries first, in the languages of the product; small letters. Refused at every level (decision D50). */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 654321 123123 123123123 123321 112233 121212
111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 888888 88888888 999999 99999999 101010 102030 10203040
131313 159753 147258 147258369 159357 789456 789456123 741852 741852963 963852741 456789 321321 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
zaq12wsx qazwsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz azerty azertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcd1234
a1b2c3 a1b2c3d4 aa123456 abcdef abcdefg abcdefgh abcabc aaaaaa password password1 password12 password123 passw0rd pass1234 passord
passwort motdepasse contrasena contrasenia clave clave123 clavesecreta senha senha123 senha1234 senha12345 minhasenha suasenha senhas
mudar mudar123 trocar trocar123 changeme default secret segredo secreto welcome welcome1 bemvindo bemvinda bienvenido bienvenue letmein
login acesso access admin admin123 administrator administrador root toor user usuario utilisateur test teste teste123 testing guest
convidado demo demo1234 temp temporario temporal master mestre superuser supervisor gerente vendedor vendedora vendas ventas vendeur
vitrine loja lojas tienda boutique store empresa trabalho trabajo travail treinamento training capacitacion formation curso cursos
brasil brazil brasil123 argentina mexico colombia chile peru canada france quebec saopaulo recife riodejaneiro salvador bogota santiago
iloveyou teamo teamo123 jetaime amor amorzinho amormio meuamor monamour princess princesa princesse sunshine monkey dragon shadow batman
superman pokemon naruto starwars football futebol futbol soccer baseball hockey liverpool barcelona realmadrid flamengo corinthians
palmeiras santos vasco gremio internacional cruzeiro atletico botafogo fluminense bahia jesus jesus123 jesuscristo deus deusefiel
deusmeama dios diosesamor familia family familie felicidade felicidad bonheur saudade estrela estrella soleil loulou doudou chouchou
doudou123 coucou bonjour hello hello123 freedom whatever trustno1 michael jordan jennifer jessica ashley daniel andrea carlos fernanda
gabriel gabriela juliana mariana camila rafael rodrigo matheus eduardo leonardo alejandro guillermo sebastian valentina natalia nicolas
alexandre caroline celine charlie computer internet google facebook instagram whatsapp samsung iphone apple microsoft windows
january december janeiro dezembro outubro novembro verano verao invierno inverno summer winter spring autumn primavera ginger pepper
cookie banana chocolate cheese killer hunter ranger buster thunder matrix mustang ferrari mercedes corvette yamaha honda
`
    .trim()
    .split(/\s+/),
);
