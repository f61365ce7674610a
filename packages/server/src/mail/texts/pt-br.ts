import type { MailTexts } from './en.ts';

export const portuguese: MailTexts = {
  'subject.test': 'Teste: {subject}',
  'amount.on': '{amount} na rede {network}',
  'amount.worth': '{amount} na rede {network} ({value})',
  'open.security': 'Configurações de segurança',

  'verify.subject': 'Verifique seu endereço de e-mail',
  'verify.text': 'Abra este link para verificar seu endereço de e-mail:',
  'verify.open': 'Verificar e-mail',
  'verify.expiry':
    'O link funciona uma vez e expira em 24 horas. Você não se cadastrou no Billfold? Ignore este e-mail.',

  'device.subject': 'Novo login na sua conta do Billfold',
  'device.text': 'Novo login na sua conta a partir de: {device}.',
  'device.unknown': 'desconhecido',
  'device.facts': 'Horário: {time}. Endereço IP: {ip}.',
  'device.notYou': 'Não foi você? Altere sua senha e encerre essa sessão agora:',

  'reset.subject': 'Defina uma nova senha',
  'reset.text': 'Abra este link para definir uma nova senha de login:',
  'reset.open': 'Definir nova senha',
  'reset.expiry':
    'O link funciona uma vez e expira em 30 minutos. Suas senhas de criptografia na nuvem e frases de recuperação não mudam. Você não pediu isso? Ignore este e-mail.',

  'password.subject': 'Sua senha foi alterada',
  'password.text':
    'A senha de login da sua conta do Billfold foi alterada. Suas senhas de criptografia na nuvem e frases de recuperação não mudaram.',
  'password.logins':
    'Estes logins conectados ainda podem entrar: {logins}. Se você não reconhece algum deles, remova-o nas suas configurações de segurança.',
  'password.notYou': 'Não foi você? Defina uma nova senha agora:',

  'email.subject': 'Seu endereço de e-mail foi alterado',
  'email.text':
    'Sua conta do Billfold agora tem outro endereço de e-mail. Não é mais possível entrar com este.',
  'email.undo':
    'Não foi você? Desfaça a alteração. Isso encerra a sessão em todos os dispositivos, e enviaremos por e-mail um link para definir uma nova senha:',
  'email.open': 'Desfazer alteração de e-mail',
  'email.expiry': 'O link funciona uma vez e expira em 24 horas.',

  'secured.subject': 'Sua conta foi protegida',
  'secured.text':
    'Encerramos estes acessos à sua conta do Billfold: {sessions, plural, one {# outra sessão} other {# outras sessões}}, {tokens, plural, one {# token de acesso pessoal} other {# tokens de acesso pessoais}}, {devices, plural, one {# dispositivo confiável} other {# dispositivos confiáveis}}, {logins, plural, one {# login conectado} other {# logins conectados}}. Os links que enviamos para verificar seu endereço ou definir uma senha não funcionam mais.',
  'secured.kept':
    'Seu login com {provider} continua conectado, porque é sua única forma de entrar.',
  'secured.notYou': 'Não foi você, ou outra pessoa pode saber sua senha? Defina uma nova agora:',

  'twoFactor.subject.enabled': 'A autenticação em dois fatores está ativada',
  'twoFactor.text.enabled':
    'Agora, para entrar na sua conta do Billfold, é preciso um código do seu app autenticador. Encerramos todas as outras sessões e revogamos todos os tokens de acesso pessoais.',
  'twoFactor.subject.disabled': 'A autenticação em dois fatores está desativada',
  'twoFactor.text.disabled': 'Para entrar na sua conta do Billfold não é mais preciso um código.',
  'twoFactor.subject.codes-renewed': 'Seus códigos de backup foram substituídos',
  'twoFactor.text.codes-renewed':
    'Sua conta do Billfold tem novos códigos de backup. Os antigos não funcionam mais.',
  'twoFactor.subject.recovery-code-used': 'Um código de backup foi usado',
  'twoFactor.text.recovery-code-used':
    'Um código de backup foi usado no lugar de um código do seu app autenticador. Ele não funciona mais.',
  'twoFactor.notYou': 'Não foi você? Altere sua senha e encerre todas as outras sessões agora:',

  'token.subject': 'Um token de acesso pessoal foi criado',
  'token.text.READ':
    'Sua conta do Billfold tem um novo token de acesso pessoal. Quem o tiver pode ler suas carteiras até {day}. Ele não permite enviar criptos nem alterar contatos.',
  'token.text.FULL':
    'Sua conta do Billfold tem um novo token de acesso pessoal. Quem o tiver pode ler suas carteiras e alterar notas, rótulos e outras coisas que não exigem senha, até {day}. Ele não permite enviar criptos nem alterar contatos.',
  'token.notYou': 'Não foi você? Revogue o token e altere sua senha agora:',

  'identity.subject.connected': '{provider} foi conectado',
  'identity.text.connected': 'Agora você pode entrar na sua conta do Billfold com {provider}.',
  'identity.subject.disconnected': '{provider} foi desconectado',
  'identity.text.disconnected':
    'Você não pode mais entrar na sua conta do Billfold com {provider}.',
  'identity.notYou': 'Não foi você? Altere sua senha e confira seus logins conectados agora:',

  'export.subject': 'Seus dados estão prontos',
  'export.text': 'A exportação dos seus dados está pronta. Você pode baixá-la durante 7 dias:',
  'export.open': 'Baixar seus dados',
  'export.notYou': 'Você não pediu isso? Altere sua senha e encerre todas as outras sessões agora.',

  'deleted.subject': 'Sua conta do Billfold foi excluída',
  'deleted.text': 'Você não pode mais entrar nela. Apagamos os dados dela após 30 dias.',
  'deleted.coins':
    'Suas criptos continuam na blockchain. Quem tiver a frase de recuperação ainda pode movê-las.',

  'key.subject.SEED_REVEALED': 'Sua frase de recuperação foi exibida',
  'key.text.SEED_REVEALED':
    'A frase de recuperação de uma das suas carteiras foi exibida com a senha de criptografia na nuvem dela.',
  'key.advice.SEED_REVEALED':
    'Não foi você? Mova seus fundos para uma nova carteira agora e altere suas senhas.',
  'key.subject.CLOUD_PASSWORD_RESET': 'Sua senha de criptografia na nuvem foi redefinida',
  'key.text.CLOUD_PASSWORD_RESET':
    'A senha de criptografia na nuvem de uma das suas carteiras foi redefinida com a frase de recuperação dela. Sua sessão foi encerrada em todos os outros dispositivos.',
  'key.advice.CLOUD_PASSWORD_RESET':
    'Não foi você? Outra pessoa tem sua frase de recuperação. Mova seus fundos para uma nova carteira agora.',
  'key.subject.CLOUD_PASSWORD_CHANGED': 'Sua senha de criptografia na nuvem foi alterada',
  'key.text.CLOUD_PASSWORD_CHANGED':
    'Uma das suas carteiras tem uma nova senha de criptografia na nuvem. A antiga não a abre mais.',
  'key.advice.CLOUD_PASSWORD_CHANGED':
    'Não foi você? Redefina a senha com sua frase de recuperação e altere sua senha de login.',
  'key.subject.WALLET_DELETED': 'Uma carteira foi excluída',
  'key.text.WALLET_DELETED':
    'Uma das suas carteiras foi excluída. Você pode restaurá-la durante 30 dias. Depois disso, precisará da frase de recuperação dela.',
  'key.advice.WALLET_DELETED':
    'Suas criptos continuam na blockchain. Quem tiver a frase de recuperação ainda pode movê-las.',
  'key.subject.SEND_CODE_NOT_REQUIRED': 'O envio não pede mais um código',
  'key.text.SEND_CODE_NOT_REQUIRED':
    'As transações de uma das suas carteiras do Billfold não precisam mais de um código do seu app autenticador.',
  'key.advice.SEND_CODE_NOT_REQUIRED':
    'Não foi você? Altere sua senha e encerre todas as outras sessões agora.',

  'contact.subject': 'Um contato tem um novo endereço',
  'contact.text': 'Contatos na sua carteira “{wallet}” agora têm outro endereço:',
  'contact.line': '{name} ({network}): {address}',
  'contact.lineWithMemo': '{name} ({network}): {address}, memo {memo}',
  'contact.more': 'e mais {count}.',
  'contact.notYou':
    'O envio os destaca por 24 horas. Não foi você? Confira seus contatos antes de pagar alguém e proteja sua conta:',
  'contact.added.subject': 'Novos contatos na sua carteira',
  'contact.added.text':
    'Contatos foram adicionados à sua carteira “{wallet}”. A partir de {time}, será possível enviar mais de {amount} USD a eles:',
  'contact.added.notYou': 'Não foi você? Exclua-os antes disso e proteja sua conta:',

  'transaction.open': 'Ver transação',
  'transaction.manage': 'Gerencie as notificações por e-mail:',
  'transaction.notifications': 'Notificações',
  'transaction.notYou':
    'Não foi você? Outra pessoa tem suas chaves. Mova o que resta dos seus fundos para uma nova carteira agora.',
  'transaction.fee': 'Taxa de rede: até {fee}.',
  'transaction.sent.subject': 'Você enviou {amount}',
  'transaction.sent': 'Você enviou {amount} para {address}.',
  'transaction.sent.several': 'Você enviou {amount} para vários endereços.',
  'transaction.elsewhere.subject': '{amount} saíram da sua carteira',
  'transaction.elsewhere':
    '{amount} foram enviados para {address}. Isso não foi assinado aqui: a mesma frase de recuperação está em uso em outro lugar.',
  'transaction.elsewhere.several':
    '{amount} foram enviados para vários endereços. Isso não foi assinado aqui: a mesma frase de recuperação está em uso em outro lugar.',
  'transaction.received.subject': 'Você recebeu {amount}',
  'transaction.received': 'Você recebeu {amount} em {address}.',
  'transaction.received.several': 'Você recebeu {amount} em vários endereços.',
  'transaction.received.wait':
    '{count, plural, one {O valor poderá ser gasto após mais # bloco.} other {O valor poderá ser gasto após mais # blocos.}}',
  'transaction.confirmed.subject.received': 'Confirmado: {amount} recebidos',
  'transaction.confirmed.received': 'A rede confirmou que você recebeu {amount}.',
  'transaction.confirmed.subject.sent': 'Confirmado: {amount} enviados',
  'transaction.confirmed.sent': 'A rede confirmou que você enviou {amount}.',

  'invitation.subject': 'Participe de {business} no Billfold',
  'invitation.OWNER': '{inviter} convidou você para {business} com a função de proprietário.',
  'invitation.ADMIN': '{inviter} convidou você para {business} com a função de administrador.',
  'invitation.DEVELOPER': '{inviter} convidou você para {business} com a função de desenvolvedor.',
  'invitation.ACCOUNTANT': '{inviter} convidou você para {business} com a função de contador.',
  'invitation.SUPPORT': '{inviter} convidou você para {business} com a função de suporte.',
  'invitation.VIEWER': '{inviter} convidou você para {business} com a função de leitor.',
  'invitation.text': 'Entre com {email}, ou cadastre-se com ele, e aceite o convite:',
  'invitation.open': 'Aceitar convite',
  'invitation.expiry':
    'O link funciona uma vez e expira em 7 dias. Você não conhece {inviter}? Ignore este e-mail.',

  'takeover.subject': 'Os pagamentos para {business} vão para outra carteira',
  'takeover.text': '{name} assumiu os pagamentos para {business} com uma carteira própria.',
  'takeover.addresses':
    'Os endereços que os clientes já têm continuam sendo monitorados. O dinheiro que chegou neles fica na carteira anterior.',
  'takeover.notExpected':
    'Você não esperava isso? Confira a equipe e pergunte aos outros proprietários.',
  'takeover.open': 'Abrir a equipe',

  'watchKey.subject': 'Os pagamentos em {asset} para {business} vão para outra carteira',
  'watchKey.chosen':
    '{name} escolheu a chave pública de outra carteira. Os novos pagamentos em {asset} para {business} chegam aos endereços dela.',
  'watchKey.address': 'O primeiro endereço é {address}.',
  'watchKey.removed':
    '{name} removeu a chave pública de outra carteira. Os novos pagamentos em {asset} para {business} voltam a chegar à carteira de recebimento.',

  'business.named':
    '{business} escolheu seu endereço para este e-mail. Não quer recebê-lo? Peça à empresa que remova seu endereço.',
  'business.manage': 'Escolha quais e-mails sua empresa recebe:',
  'business.notifications': 'Notificações',
  'business.order': 'Pedido: {order}',

  'payment.completed.subject': 'Pagamento de {price} concluído',
  'payment.completed': '{business} recebeu o pagamento de {price}. O pagamento é definitivo.',
  'payment.marked_paid':
    '{business} marcou como pago um pagamento de {price}. Isso não soma nada ao que foi recebido.',
  'payment.attention.subject': 'O pagamento de {price} precisa de atenção',
  'payment.attention': 'Um pagamento de {price} para {business} precisa da sua atenção.',
  'payment.underpaid': 'O cliente pagou a menos: faltam {amount}.',
  'payment.overpaid': 'O cliente pagou {amount} a mais.',
  'payment.late': 'O dinheiro chegou depois do prazo de pagamento.',
  'payment.wrong_asset': 'Chegou outro ativo. Ele não conta para o pagamento.',
  'payment.multiple': 'Chegou outra transferência.',
  'payment.other_network':
    'Chegaram moedas ao endereço do pagamento por outra rede. Elas não contam, e o Billfold não pode movê-las.',
  'payment.reorged':
    'A rede desfez um bloco. Não envie o pedido até que o pagamento seja confirmado de novo.',
  'payment.received': 'Recebido: {amount}',
  'payment.open': 'Abrir pagamento',

  'unmatched.subject': 'Uma transferência de {amount} não corresponde a nenhum pagamento',
  'unmatched.text': '{business} recebeu {amount}. Não sabemos a qual pagamento se refere.',
  'unmatched.advice': 'Atribua a transferência a um pagamento ou faça o reembolso.',
  'unmatched.open': 'Abrir transferências não identificadas',

  'webhook.failing.subject': 'Um webhook de {business} está falhando',
  'webhook.failing': 'Há mais de uma hora, {url} não aceita nenhum evento.',
  'webhook.failing.retries':
    'Tentamos enviar cada evento de novo por cerca de três dias. Conserte o receptor antes disso.',
  'webhook.failing.end': 'Após cinco dias sem sucesso, desativamos o webhook.',
  'webhook.disabled.subject': 'Um webhook de {business} foi desativado',
  'webhook.disabled.gone': 'Paramos de enviar eventos para {url}. O receptor respondeu 410 Gone.',
  'webhook.disabled.silent':
    'Paramos de enviar eventos para {url}. Nada foi aceito por cinco dias.',
  'webhook.disabled.advice':
    'Conserte o receptor, ative o webhook de novo e reenvie os eventos perdidos. Eles são guardados por 30 dias.',
  'webhook.open': 'Abrir webhook',

  'refund.confirmed.subject': 'Reembolso de {amount} confirmado',
  'refund.confirmed': '{business} reembolsou {amount}. A rede confirmou o reembolso.',
  'refund.signature.subject': 'O reembolso de {amount} precisa de uma assinatura',
  'refund.signature': 'Um reembolso de {amount} de {business} aguarda uma assinatura.',
  'refund.signature.again':
    'A rede recusou um reembolso de {amount} de {business}. Assine o reembolso de novo.',
  'refund.signature.owner':
    'Somente o proprietário da carteira que recebe os pagamentos pode assiná-lo.',

  'settlement.signature.subject': 'A coleta de {amount} precisa de uma assinatura',
  'settlement.signature': 'Uma coleta de {amount} de {business} tem transações sem assinatura.',
  'settlement.open': 'Abrir coletas',
  'payout.signature.subject': 'O repasse de {amount} precisa de uma assinatura',
  'payout.signature': 'Um repasse de {amount} de {business} tem transações sem assinatura.',
  'payout.open': 'Abrir repasse',
  'signature.owner': 'Somente o proprietário da carteira que recebe os pagamentos pode assinar.',

  'gas.low.subject': '{business} tem pouco {symbol} para taxas de rede',
  'gas.low': '{business} ainda tem {amount} para taxas de rede.',
  'gas.low.covers':
    '{count, plural, =0 {Não paga nenhuma transferência de tokens.} one {Paga # transferência de tokens.} other {Paga # transferências de tokens.}} No momento, cada uma custa até {fee}.',
  'gas.low.advice':
    'Envie {symbol} para {address}. Sem isso, seus tokens não podem ser coletados, reembolsados nem repassados.',
  'dashboard.open': 'Abrir painel',

  'digest.subject.DAILY': 'Pagamentos para {business} em {day}',
  'digest.subject.WEEKLY': 'Pagamentos para {business} de {from} a {to}',
  'digest.paid':
    '{count, plural, =0 {Nenhum pagamento foi confirmado.} one {# pagamento foi confirmado:} other {# pagamentos foram confirmados:}}',
  'digest.refunded':
    '{count, plural, one {# reembolso foi confirmado:} other {# reembolsos foram confirmados:}}',
  'digest.attention':
    '{count, plural, one {# pagamento precisa de atenção agora.} other {# pagamentos precisam de atenção agora.}}',
  'digest.unmatched':
    '{count, plural, one {# transferência não corresponde a nenhum pagamento.} other {# transferências não correspondem a nenhum pagamento.}}',

  'report.subject': 'Seu relatório está pronto',
  'report.subject.monthly': 'Seu relatório mensal está pronto',
  'report.text.PAYMENTS':
    'O relatório de pagamentos de {from} a {to} está pronto. Você pode baixá-lo durante 30 dias:',
  'report.text.TRANSFERS':
    'O relatório de transferências de {from} a {to} está pronto. Você pode baixá-lo durante 30 dias:',
  'report.text.REFUNDS':
    'O relatório de reembolsos de {from} a {to} está pronto. Você pode baixá-lo durante 30 dias:',
  'report.text.SETTLEMENTS':
    'O relatório de coletas de {from} a {to} está pronto. Você pode baixá-lo durante 30 dias:',
  'report.text.TAX':
    'O relatório de receitas por mês de {from} a {to} está pronto. Você pode baixá-lo durante 30 dias:',
  'report.open': 'Abrir relatórios',

  'invoice.subject': 'Fatura {number}: {sum}',
  'invoice.text': 'As taxas dos pagamentos concluídos até o fim de {month} somam {sum}.',
  'invoice.open': 'Pagar fatura',
  'invoice.earlier': 'Veja os pagamentos e as faturas anteriores:',
  'invoice.billing': 'Abrir cobrança',

  'linkInvoice.subject': '{shop} enviou uma fatura para você: {sum}',
  'linkInvoice.text': '{shop} pede que você pague {sum} por {title}.',
  'linkInvoice.number': 'Fatura {number}, emitida por {issuer}.',
  'linkInvoice.line': '{quantity} × {label}, {price} cada',
  'linkInvoice.line.one': '{label}, {price}',
  'linkInvoice.due': 'Vence em {day}.',
  'linkInvoice.note': 'Observação de {shop}: {note}',
  'linkInvoice.test': 'Esta é uma fatura de teste. Não há dinheiro real a pagar.',
  'linkInvoice.how': 'O pagamento é feito com criptomoedas. Esta página mostra como:',
  'linkInvoice.stop':
    'Não quer estes e-mails? Pare de receber faturas e lembretes de {shop} por e-mail:',
  'linkInvoice.stop.open': 'Parar e-mails',
  'linkInvoice.reminder.subject': 'Lembrete: fatura de {shop}, {sum}',
  'linkInvoice.reminder.before': 'A fatura de {shop} por {title} vence em {day}: {sum}.',
  'linkInvoice.reminder.today': 'A fatura de {shop} por {title} vence hoje: {sum}.',
  'linkInvoice.reminder.after':
    'A fatura de {shop} por {title} venceu em {day}: {sum}. Ela ainda não foi paga.',
  'linkInvoice.reminder.after.part':
    'A fatura de {shop} por {title} venceu em {day}: {sum}. Ela ainda não foi paga por completo.',

  'commissions.subject': 'Comissões de {business}: {sum}',
  'commissions.text':
    '{business} indicou empresas para o seu servidor e ganhou {sum}. Pague por este link:',
  'commissions.open': 'Pagar comissões',

  fact: '{label}: {value}',
  'fact.invoice': 'Fatura',
  'fact.order': 'Pedido',
  'fact.for': 'Referente a',
  'fact.price': 'Preço',
  'fact.receipt': 'Recibo',
  'fact.paid': 'Pago com',
  'fact.marked': 'Marcado como pago pela loja',
  'fact.over': 'Pago a mais',
  'fact.transaction': 'Transação',
  'fact.id': 'ID do pagamento',
  'fact.arrived': 'Recebido',
  'fact.date': 'Data',
  'fact.address': 'Endereço',
  'fact.memo': 'Memo',

  'receipt.subject': 'Recibo {number} de {shop}',
  'receipt.text': '{shop} recebeu seu pagamento.',
  'receipt.marked': '{shop} marcou seu pagamento como pago.',
  'receipt.line': '{quantity} × {label}',
  'receipt.test': 'Este foi um pagamento de teste. Nenhum dinheiro real foi movimentado.',
  'receipt.open': 'Abrir recibo',
  'receipt.entered':
    'Este endereço foi informado na página de pagamento. Não foi você? Você pode ignorar este e-mail.',
  'customer.questions': 'Dúvidas? Escreva para {email}.',
  'customer.site': 'Dúvidas? Fale com a loja: {website}',
  'customer.none.ORDER':
    'Dúvidas? Escreva para {shop} onde você fez o pedido e informe este ID do pagamento.',
  'customer.none.LINK':
    'Dúvidas? Escreva para {shop} onde você recebeu o link de pagamento e informe este ID do pagamento.',
  'customer.none.INVOICE':
    'Dúvidas? Escreva para {shop} onde você recebeu a fatura e informe este ID do pagamento.',
  'customer.page': 'Abrir página de pagamento',

  'checkout.amount': 'Valor',
  'checkout.footer': 'Pagamentos por Billfold',
  'checkout.send.partly.stuck':
    'O restante é pequeno demais para enviar? {merchant} pode aceitar o que chegou ou devolver.',
  'checkout.paid.over': 'Você enviou {amount} a mais. Peça a {merchant} que devolva esse valor.',
  'checkout.paid.over.how':
    '{merchant} então passa um link para você informar o endereço. A taxa de rede pode ser descontada.',
  'checkout.paid.over.returned':
    'Você enviou {amount} a mais. {merchant} devolveu esse valor a você.',
  'checkout.paid.less': 'Chegaram {amount} a menos que o preço. {merchant} aceita.',
  'checkout.sentBack.WAITING_FOR_ADDRESS':
    '{merchant} quer devolver {amount} a você e precisa do endereço da sua carteira.',
  'checkout.sentBack.unsent':
    '{merchant} não tinha um e-mail seu para enviar o link: peça o link e informe o ID do pagamento abaixo.',
  'checkout.sentBack.SENT': '{amount} está voltando para você. A rede está confirmando.',
  'checkout.expired.short': 'Só parte do preço chegou',
  'checkout.expired.short.amount': '{amount} chegaram a tempo.',
  'checkout.expired.short.value': 'Chegaram a tempo {value} de {price} ({amount}).',
  'checkout.expired.short.text': 'Não envie mais. {merchant} pode aceitar ou devolver.',
  'checkout.send.asked': '{merchant} agora pede o restante: este pagamento está aberto de novo.',
  'checkout.expired.wrongAsset':
    'Seus {other} estão com {merchant}, não se perderam, mas este pagamento era em {symbol}. Peça a {merchant} para aceitar ou devolver antes de pagar de novo.',
  'checkoutHash.held.wrongAsset': 'Chegaram {other} em vez de {symbol}',
  'checkoutHash.held.wrongAsset.text':
    'Seus {other} estão com {merchant}, não se perderam: {merchant} pode aceitar ou devolver. Não pague de novo.',
  'checkout.late': 'Seu pagamento chegou com atraso',
  'checkout.late.text':
    '{amount} chegaram depois do fim do prazo. Não pague de novo. {merchant} pode aceitar ou devolver.',
  'checkout.late.cancelled':
    '{amount} chegaram depois que este pagamento foi cancelado. Não pague de novo. {merchant} pode aceitar ou devolver.',
  'checkout.invalid': 'O pagamento não foi concluído',
  'checkout.invalid.text':
    '{merchant} não aceitou este pagamento. Pergunte a {merchant} o que fazer.',
  'checkout.invalid.arrived': 'Pagamento não aceito',
  'checkout.invalid.arrived.text':
    'Seus {amount} chegaram, mas {merchant} não os aceitou para este pedido. Peça a {merchant} que os aceite ou devolva antes de pagar de novo.',
  'checkout.invalid.reorged':
    'A rede não manteve sua transação, então este pedido não está pago. Confira sua carteira: as moedas podem ter voltado ou ainda podem ser enviadas de novo. Pergunte a {merchant} antes de pagar de novo.',
  'checkoutHash.lost':
    'Sua transação falhou, ou foi cancelada ou substituída, então nada chegou. Confira sua carteira antes de enviar de novo.',

  'back.link': 'Enviamos o link por e-mail. Não recebeu? Pergunte a {merchant}.',
  'back.WAITING_FOR_MERCHANT': '{merchant} ainda precisa devolver {amount} a você.',
  'problem.subject': '{shop}: {title}',
  'problem.OVERPAID': 'Chegou mais que o preço',
  'problem.REST': 'Ainda faltam {rest}',
  'problem.REST.asked': 'Por favor, envie o restante: {rest}',
  'problem.REST.send':
    'Envie mais {coins} antes de {until}. A página de pagamento mostra para onde. Depois disso, não envie: pergunte a {merchant}.',
  'problem.REST.tooSmall': 'Faltam {rest}',
  'problem.REST.tooSmall.text':
    'Os {rest} que faltam são pouco demais para enviar: a taxa de rede pode ser maior. Não envie.',
  'problem.REST.tooSmall.shop':
    '{merchant} já sabe disso e pode aceitar o que chegou ou devolver. A página de pagamento mostra o que for decidido.',
  'problem.LOST': 'Sua transação não chegou',
  'problem.LOST.page': 'A página de pagamento mostra se este pagamento ainda pode ser feito.',

  'claim.subject': 'Seu reembolso de {shop}',
  'claim.text': '{shop} está reembolsando {amount}.',
  'claim.text.less': '{shop} está reembolsando {amount}, menos a taxa de rede.',
  'claim.advice':
    'Informe para onde devemos enviá-lo. O dinheiro não volta sozinho para o endereço de onde você pagou.',
  'claim.open': 'Informar endereço',
  'claim.expiry': 'Este link expira em 30 dias.',
  'claimCode.subject': 'Seu código de reembolso de {shop}',
  'claimCode.text': 'Seu código é {code}. Ele expira em 15 minutos.',
  'claimCode.advice':
    'Digite-o para que {amount} sejam enviados ao seu endereço. Nunca o passe a ninguém.',
  'claimCode.advice.less':
    'Digite-o para que {amount}, menos a taxa de rede, sejam enviados ao seu endereço. Nunca o passe a ninguém.',
  'refundSent.subject': '{shop} enviou seu reembolso',
  'refundSent.text': '{shop} enviou {amount} para você.',
  'refundSent.text.less':
    '{shop} enviou {sent} para você: {amount}, menos a taxa de rede de {fee}.',
  'refundSent.arrival': 'O valor chega assim que a rede o confirmar.',
};
